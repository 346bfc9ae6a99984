# SPDX-License-Identifier: Apache-2.0

complete -c legible -s h -l help -d "Show the options"
complete -c legible -l version -d "Show the version, engines and optional parts"
complete -c legible -l new-window -d "Open in a window of its own"
