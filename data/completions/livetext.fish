# SPDX-License-Identifier: Apache-2.0

complete -c livetext -n __fish_use_subcommand -f -a recognize -d "Read the text and codes of pictures"
complete -c livetext -n __fish_use_subcommand -f -l version -d "Show the version, engines and optional parts"
complete -c livetext -s h -l help -d "Show the options"
complete -c livetext -n "__fish_seen_subcommand_from recognize" -x -s f -l format -a "text json" -d "What to write"
complete -c livetext -n "__fish_seen_subcommand_from recognize" -x -s l -l languages -d "BCP 47 tags with commas between"
complete -c livetext -n "__fish_seen_subcommand_from recognize" -l page-pass-only -d "Read the page in one pass"
complete -c livetext -n __fish_use_subcommand -f -a codes -d "Read the codes of pictures"
complete -c livetext -n __fish_use_subcommand -f -a payload -d "Tell what the text of a code means"
complete -c livetext -n "__fish_seen_subcommand_from codes payload" -x -s f -l format -a "text json" -d "What to write"
complete -c livetext -n "__fish_seen_subcommand_from codes payload" -l json-lines -d "Answer lines of JSON on standard input"
