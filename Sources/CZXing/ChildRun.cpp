// SPDX-License-Identifier: Apache-2.0

#include "ChildRun.h"

#include <cerrno>
#include <climits>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

// The child is a copy of a process with many threads of which only the calling one goes on, so every lock that another
// thread held at that moment stays locked in it. The work keeps to what is safe all the same:
// - malloc and free: fork() of glibc takes their locks before it copies the process (and so do the allocators that are put
//   in its place, by pthread_atfork);
// - throwing: the unwinder of GCC 12 and later finds tables without a lock; before, it would take the loader's;
// - no GLib, no Swift, no stdio, no locale, no thread, none of the host's objects; its files are closed at once.
// A child that meets a lock in spite of this waits until its time is up, and counts as failed.

struct LTChildOutput {
    int file;
};

namespace {

/** Stands in place of a message's length after the last one. */
constexpr uint32_t endMark = UINT32_MAX;
/** How a child ends whose processor time is used up. */
constexpr int outOfTimeStatus = 2;
/** The child's end of the pipe, the first number after the standard files. */
constexpr int outputFile = STDERR_FILENO + 1;

constexpr int failureSignals[] = {SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGSYS, SIGTRAP, SIGXCPU};

// MARK: - In the child

/** Ends the process by itself: an end by a signal is noted by the kernel, and by services that collect crashes. */
extern "C" void endQuietly(int number) { _exit(number == SIGXCPU ? outOfTimeStatus : EXIT_FAILURE); }

void handleSignals() {
    // An overflown stack has no room for the handler.
    static char stack[64 * 1024];
    stack_t alternative = {};
    alternative.ss_sp = stack;
    alternative.ss_size = sizeof stack;
    sigaltstack(&alternative, nullptr);
    struct sigaction action = {};
    action.sa_handler = SIG_DFL;
    for (int number = 1; number < NSIG; number++) sigaction(number, &action, nullptr);
    action.sa_handler = endQuietly;
    action.sa_flags = SA_ONSTACK;
    for (int number : failureSignals) sigaction(number, &action, nullptr);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
}

/** Leaves the child nothing but the way to its parent: no message of a library, and no end of a host's pipe kept open. */
bool replaceFiles(int pipe) {
    if (pipe != outputFile && dup2(pipe, outputFile) < 0) return false;
    const int nothing = open("/dev/null", O_RDWR);
    for (int file : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (nothing < 0)
            close(file);
        else if (nothing != file)
            dup2(nothing, file);
    }
#ifdef SYS_close_range
    syscall(SYS_close_range, unsigned(outputFile + 1), UINT_MAX, 0U);
#endif
    return true;
}

void limitResources(const LTChildLimits &limits) {
    const struct rlimit noDump = {0, 0};
    setrlimit(RLIMIT_CORE, &noDump);
    struct rlimit time = {};
    if (getrlimit(RLIMIT_CPU, &time) != 0) return;
    if (time.rlim_cur > limits.cpu_seconds) time.rlim_cur = limits.cpu_seconds;
    setrlimit(RLIMIT_CPU, &time);
}

[[noreturn]] void runChild(int pipe, LTChildWork work, void *context, const LTChildLimits &limits) {
    prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
    prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
    handleSignals();
    if (!replaceFiles(pipe)) _exit(EXIT_FAILURE);
    limitResources(limits);
    LTChildOutput output = {outputFile};
    try {
        work(context, &output);
    } catch (...) {
        _exit(EXIT_FAILURE);
    }
    lt_child_send(&output, nullptr, endMark);
    // Neither the host's exit handlers nor its buffered output.
    _exit(EXIT_SUCCESS);
}

void sendAll(int file, const void *bytes, size_t count) {
    auto next = static_cast<const uint8_t *>(bytes);
    while (count > 0) {
        const ssize_t written = write(file, next, count);
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) _exit(EXIT_FAILURE);
        next += written;
        count -= size_t(written);
    }
}

// MARK: - In the parent

int64_t milliseconds() {
    struct timespec now = {};
    clock_gettime(CLOCK_MONOTONIC, &now);
    return int64_t(now.tv_sec) * 1000 + now.tv_nsec / 1'000'000;
}

/** Messages put together from the bytes of the pipe. */
class Messages {
public:
    Messages(LTChildMessageHandler handler, void *context, size_t limit)
        : handler(handler), context(context), left(limit) {}

    bool hasEnded = false;

    /** False for what no working child sends. */
    bool add(const uint8_t *bytes, size_t count) {
        if (count > left) return false;
        left -= count;
        pending.insert(pending.end(), bytes, bytes + count);
        size_t start = 0;
        uint32_t length = 0;
        while (!hasEnded && pending.size() - start >= sizeof length) {
            std::memcpy(&length, pending.data() + start, sizeof length);
            if (length == endMark) {
                hasEnded = true;
                break;
            }
            if (pending.size() - start - sizeof length < length) break;
            handler(context, pending.data() + start + sizeof length, length);
            start += sizeof length + length;
        }
        pending.erase(pending.begin(), pending.begin() + ptrdiff_t(start));
        return true;
    }

private:
    const LTChildMessageHandler handler;
    void *const context;
    size_t left;
    std::vector<uint8_t> pending;
};

/** Reads until the child has said that it is done, or is gone; false when its time was up first. */
bool receive(int file, int64_t deadline, Messages &messages) {
    uint8_t buffer[4096];
    while (!messages.hasEnded) {
        const int64_t left = deadline - milliseconds();
        if (left <= 0) return false;
        struct pollfd readable = {file, POLLIN, 0};
        const int ready = poll(&readable, 1, int(left < INT_MAX ? left : INT_MAX));
        if (ready < 0 && errno != EINTR) break;
        if (ready <= 0) continue;
        const ssize_t count = read(file, buffer, sizeof buffer);
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0 || !messages.add(buffer, size_t(count))) break;
    }
    return true;
}

/** Ends this child, unless a host has reaped it already, when its number may be another process's. */
void end(pid_t child) {
    siginfo_t state = {};
    if (waitid(P_PID, id_t(child), &state, WEXITED | WNOHANG | WNOWAIT) == 0) kill(child, SIGKILL);
}

/** Waits for the end of this child alone, and tells its status; 0 where a host ignores SIGCHLD or waits for any child. */
int reap(pid_t child) {
    int status = 0;
    while (waitpid(child, &status, 0) < 0) {
        if (errno != EINTR) return 0;
    }
    return status;
}

}  // namespace

extern "C" void lt_child_send(LTChildOutput *output, const void *bytes, size_t count) {
    const auto length = uint32_t(count);
    sendAll(output->file, &length, sizeof length);
    if (length != endMark) sendAll(output->file, bytes, length);
}

extern "C" LTChildEnd lt_run_in_child(
    LTChildWork work, void *work_context, LTChildLimits limits, LTChildMessageHandler handler, void *handler_context) {
    int files[2];
    if (pipe2(files, O_CLOEXEC) != 0) return LT_CHILD_NOT_STARTED;
    // A handler of the host must not run in the child.
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    const int64_t start = milliseconds();
    const pid_t child = fork();
    if (child == 0) runChild(files[1], work, work_context, limits);
    pthread_sigmask(SIG_SETMASK, &before, nullptr);
    close(files[1]);
    if (child < 0) {
        close(files[0]);
        return LT_CHILD_NOT_STARTED;
    }
    Messages messages(handler, handler_context, limits.byte_count);
    bool isInTime = true;
    try {
        isInTime = receive(files[0], start + limits.wall_milliseconds, messages);
    } catch (...) {
        // No memory for a message.
    }
    close(files[0]);
    if (!messages.hasEnded) end(child);
    const int status = reap(child);
    if (messages.hasEnded) return LT_CHILD_FINISHED;
    if (!isInTime || (WIFEXITED(status) && WEXITSTATUS(status) == outOfTimeStatus)) return LT_CHILD_OUT_OF_TIME;
    return LT_CHILD_FAILED;
}
