import { root } from '../lib/paths.ts'
import type { Check } from './check.ts'
import { sourceFiles } from './files.ts'
import { placeOf } from './place.ts'
import { roomOrders } from './room-rules.ts'
import { readSource } from './source.ts'

type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** Which folder of a domain imports which, as the files say; without tests. */
export function foldersOf(folder: string, domain: string): Graph {
  const graph = new Map<string, Set<string>>()
  for (const path of sourceFiles(folder, 'server')) {
    const from = placeOf(path)
    if (from?.domain !== domain || !from.folder || from.isTest) continue
    const own = graph.get(from.folder) ?? new Set<string>()
    graph.set(from.folder, own)
    for (const { target } of readSource(folder, path).imports) {
      const to = placeOf(target)
      if (to?.domain === domain && to.folder && to.folder !== from.folder) own.add(to.folder)
    }
  }
  return graph
}

/** From the bottom up: each line imports from those before it only. What is left stands in a circle. */
export function layersOf(graph: Graph): { layers: string[][]; circle: string[] } {
  const layers: string[][] = []
  const left = new Set(graph.keys())
  for (;;) {
    const free = [...left].filter(
      (room) => ![...(graph.get(room) ?? [])].some((to) => left.has(to)),
    )
    if (free.length === 0) return { layers, circle: [...left].sort() }
    layers.push(free.sort())
    for (const room of free) left.delete(room)
  }
}

/** Prints the order as the imports make it, so that a reader need not believe a page. */
export function findCircles(folder: string, print: (line: string) => void): string[] {
  return Object.entries(roomOrders).flatMap(([domain, order]) => {
    const graph = foldersOf(folder, domain)
    const { layers, circle } = layersOf(graph)
    print(`rooms of ${domain}: ${layers.map((level) => level.join(', ')).join(' < ')}`)
    const named = order.flat().filter((room) => !graph.has(room))
    return [
      ...named.map((room) => `${domain} has no room ${room}, which its order names`),
      ...(circle.length > 0
        ? [`${domain}: ${circle.join(', ')} import each other in a circle`]
        : []),
    ]
  })
}

export const rooms: Check = { name: 'rooms', run: async () => findCircles(root, console.log) }
