import { spawn } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Holds the kernel's lock on a file while the work runs. The holder is a child that ends with its
 * stdin, so a lock never outlives us, not even after kill -9.
 */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  await mkdir(dirname(file), { recursive: true })
  const holder = spawn('flock', [file, 'sh', '-c', 'echo held; exec cat'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  await new Promise<void>((held, fail) => {
    holder.stdout.once('data', () => held())
    holder.once('error', fail)
    holder.once('exit', (code) => fail(new Error(`could not lock ${file} (${code})`)))
  })
  try {
    return await work()
  } finally {
    holder.removeAllListeners('exit')
    holder.stdin.end()
  }
}
