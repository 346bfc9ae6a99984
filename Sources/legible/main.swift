// SPDX-License-Identifier: Apache-2.0

import Glibc
import LegibleApp

exit(LegibleApplication().run(CommandLine.arguments))
