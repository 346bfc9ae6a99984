# SPDX-License-Identifier: Apache-2.0

complete -c livetext -n __fish_use_subcommand -f -a recognize -d "Read the text and codes of pictures"
complete -c livetext -n __fish_use_subcommand -f -a detect -d "Find data in the text on standard input"
complete -c livetext -n __fish_use_subcommand -f -l version -d "Show the version, engines and optional parts"
complete -c livetext -s h -l help -d "Show the options"
complete -c livetext -n "__fish_seen_subcommand_from recognize" -x -s f -l format -a "text json" -d "What to write"
complete -c livetext -n "__fish_seen_subcommand_from recognize" -x -s l -l languages -d "BCP 47 tags with commas between"
complete -c livetext -n "__fish_seen_subcommand_from recognize" -l page-pass-only -d "Read the page in one pass"
complete -c livetext -n "__fish_seen_subcommand_from detect" -x -s f -l format -a "text json" -d "What to write"
complete -c livetext -n "__fish_seen_subcommand_from detect" -x -l language -d "Languages of the text"
complete -c livetext -n "__fish_seen_subcommand_from detect" -x -s r -l region -d "Country of national forms"
complete -c livetext -n "__fish_seen_subcommand_from detect" -x -l reference-date -d "What relative dates count from"
complete -c livetext -n "__fish_seen_subcommand_from detect" -f -l json-lines -d "One JSON object per line"
