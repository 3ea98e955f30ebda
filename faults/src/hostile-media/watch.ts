import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:net'

/** Counts whoever connects; nobody should. */
export const openCanary = async () => {
  let asked = 0
  const server = createServer((socket) => {
    asked += 1
    socket.destroy()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return {
    http: `http://127.0.0.1:${port}`,
    asked: () => asked,
    close: () => server.close(),
  }
}

const fieldOf = (status: string, name: string) =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)

/** The programs that a worker has running, by what the kernel says of them. */
const childrenOf = async (parent: number) => {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const statuses = await Promise.all(
    names.map((name) => readFile(`/proc/${name}/status`, 'utf8').catch(() => '')),
  )
  return statuses.filter((status) => fieldOf(status, 'PPid') === parent)
}

/** The most memory any of the worker's programs had, and the worker itself. */
export const watchMemory = (worker: number) => {
  const most = { programs: 0, worker: 0 }
  let running = true
  const look = async () => {
    while (running) {
      for (const status of await childrenOf(worker)) {
        most.programs = Math.max(most.programs, fieldOf(status, 'VmHWM') * 1024)
      }
      const own = await readFile(`/proc/${worker}/status`, 'utf8').catch(() => '')
      most.worker = Math.max(most.worker, fieldOf(own, 'VmHWM') * 1024)
      await new Promise((next) => setTimeout(next, 100))
    }
  }
  const looking = look()
  return {
    most,
    async stop() {
      running = false
      await looking
    },
  }
}
