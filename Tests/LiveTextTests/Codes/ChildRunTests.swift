// SPDX-License-Identifier: Apache-2.0

#if LEGIBLE_ZXING
    import CZXing
    import Glibc
    import Testing

    /// What becomes of work in a child process that fails.
    ///
    /// The closures given as work run in the child, where little is safe: they make no object (a string passed as a
    /// pointer is one) and use nothing generic, whose description Swift would look up under a lock that another thread
    /// may have held.
    @Suite(.serialized) struct ChildRunTests {
        private final class Messages {
            var all: [[UInt8]] = []
        }

        private static let limits = LTChildLimits(cpu_seconds: 5, wall_milliseconds: 60_000, byte_count: 100_000)

        private func run(
            limits: LTChildLimits = Self.limits, _ work: @escaping LTChildWork
        ) -> (end: LTChildEnd, messages: [[UInt8]]) {
            let messages = Messages()
            let end = lt_run_in_child(
                work, nil, limits,
                { context, bytes, count in
                    guard let context else { return }
                    Unmanaged<Messages>.fromOpaque(context).takeUnretainedValue().all.append(
                        [UInt8](UnsafeBufferPointer(start: bytes, count: count)))
                }, Unmanaged.passUnretained(messages).toOpaque())
            return (end, messages.all)
        }

        /// Sends text that lies in the program, without an array for it.
        private static func send(_ text: StaticString, to output: OpaquePointer?) {
            lt_child_send(output, text.utf8Start, text.utf8CodeUnitCount)
        }

        @Test func messagesArriveWholeAndInOrder() {
            let result = run { _, output in
                guard let bytes = malloc(70_000) else { return }
                memset(bytes, 7, 70_000)
                lt_child_send(output, bytes, 3)
                lt_child_send(output, bytes, 0)
                lt_child_send(output, bytes, 70_000)
                lt_child_send(output, bytes, 1)
            }
            #expect(result.end == LT_CHILD_FINISHED)
            #expect(result.messages.map(\.count) == [3, 0, 70_000, 1])
            #expect(result.messages.allSatisfy { $0.allSatisfy { $0 == 7 } })
        }

        @Test func whatWasSentBeforeAFailureStays() {
            let failures: [LTChildWork] = [
                { _, output in
                    Self.send("abc", to: output)
                    abort()
                },
                { _, output in
                    Self.send("abc", to: output)
                    kill(getpid(), SIGSEGV)
                },
                { _, output in
                    Self.send("abc", to: output)
                    kill(getpid(), SIGKILL)
                },
                { _, output in
                    Self.send("abc", to: output)
                    _exit(0)
                },
            ]
            for failure in failures {
                let result = run(failure)
                #expect(result.end == LT_CHILD_FAILED)
                #expect(result.messages == [Array("abc".utf8)])
            }
        }

        @Test func aMessageThatIsCutOffIsNone() {
            // A length of 16 and the first four bytes, on the file that the child has for its parent.
            let result = run { _, _ in
                var length: UInt32 = 16
                write(3, &length, 4)
                write(3, &length, 4)
                _exit(0)
            }
            #expect(result.end == LT_CHILD_FAILED)
            #expect(result.messages.isEmpty)
        }

        @Test func workWithoutEndIsEnded() {
            var short = Self.limits
            short.wall_milliseconds = 200
            let sleeping = run(limits: short) { _, output in
                Self.send("abc", to: output)
                sleep(1000)
            }
            #expect(sleeping.end == LT_CHILD_OUT_OF_TIME)
            #expect(sleeping.messages.count == 1)
            short = Self.limits
            short.cpu_seconds = 1
            let busy = run(limits: short) { _, _ in while getppid() != 0 {} }
            #expect(busy.end == LT_CHILD_OUT_OF_TIME)
        }

        @Test func moreThanIsReadIsAFailure() {
            let result = run { _, output in
                while true { Self.send("abcdefgh", to: output) }
            }
            #expect(result.end == LT_CHILD_FAILED)
            #expect((1...100_000 / 12).contains(result.messages.count))
        }

        /// Numbers of open files below 200, a byte each.
        private static let sendOpenFiles: LTChildWork = { _, output in
            var file: UInt8 = 0
            while file < 200 {
                if dup2(Int32(file), Int32(file)) >= 0 { lt_child_send(output, &file, 1) }
                file += 1
            }
        }

        @Test func theChildHasNoFileOfItsParent() {
            let opened = open("/dev/null", O_RDONLY)
            defer { close(opened) }
            #expect(run(Self.sendOpenFiles).messages == [[0], [1], [2], [3]])
            let standardError = run { _, output in
                guard let path = malloc(100) else { return }
                let count = readlink("/proc/self/fd/2", path.assumingMemoryBound(to: CChar.self), 100)
                if count > 0 { lt_child_send(output, path, count) }
            }
            #expect(standardError.messages == [Array("/dev/null".utf8)])
        }

        @Test func nothingIsLeftOfIt() throws {
            let result = run { _, output in
                var child = getpid()
                lt_child_send(output, &child, 4)
                abort()
            }
            let bytes = try #require(result.messages.first)
            let child = bytes.withUnsafeBytes { $0.loadUnaligned(as: pid_t.self) }
            #expect(child != getpid())
            // Neither running nor waited for.
            #expect(kill(child, 0) == -1 && errno == ESRCH)
        }

        @Test func otherChildrenAreLeftToTheHost() throws {
            var other: pid_t = 0
            let arguments: [UnsafeMutablePointer<CChar>?] = [strdup("false"), nil]
            defer { free(arguments[0]) }
            try #require(posix_spawn(&other, "/bin/false", nil, nil, arguments, nil) == 0)
            #expect(run { _, _ in }.end == LT_CHILD_FINISHED)
            #expect(run { _, _ in abort() }.end == LT_CHILD_FAILED)
            var status: Int32 = 0
            #expect(waitpid(other, &status, 0) == other)
            #expect((status >> 8) & 0xFF == 1)
        }

        @Test func aHostThatIgnoresItsChildrenGetsTheAnswer() {
            // In a child, so that the tests themselves do not ignore theirs.
            let result = run { _, output in
                signal(SIGCHLD, SIG_IGN)
                let limits = LTChildLimits(cpu_seconds: 5, wall_milliseconds: 60_000, byte_count: 100)
                let handler: LTChildMessageHandler = { lt_child_send(OpaquePointer($0), $1, $2) }
                let context = UnsafeMutableRawPointer(output)
                var end = lt_run_in_child({ Self.send("x", to: $1) }, nil, limits, handler, context)
                lt_child_send(output, &end, 1)
                end = lt_run_in_child({ _, _ in abort() }, nil, limits, handler, context)
                lt_child_send(output, &end, 1)
            }
            #expect(result.end == LT_CHILD_FINISHED)
            // The first byte of each answer, the lowest.
            let finished = UInt8(truncatingIfNeeded: LT_CHILD_FINISHED.rawValue)
            let failed = UInt8(truncatingIfNeeded: LT_CHILD_FAILED.rawValue)
            #expect(result.messages == [Array("x".utf8), [finished], [failed]])
        }
    }
#endif
