import type { ChildProcess } from 'node:child_process'

/** To a detached child and all that it started. */
export function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, signal)
  } catch {
    // It ended between our look and the signal.
  }
}
