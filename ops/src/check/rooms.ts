import { root } from '../lib/paths.ts'
import type { Check } from './check.ts'
import { sourceFiles } from './files.ts'
import { type Place, placeOf } from './place.ts'
import { roomOrders } from './room-rules.ts'
import { readSource } from './source.ts'

type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** Which of a workspace's rooms imports which, as the files say; without tests. */
function graphOf(
  folder: string,
  workspace: string,
  roomOf: (place: Place | undefined) => string | undefined,
): Graph {
  const graph = new Map<string, Set<string>>()
  for (const path of sourceFiles(folder, workspace)) {
    const place = placeOf(path)
    const from = roomOf(place)
    if (!from || place?.isTest) continue
    const own = graph.get(from) ?? new Set<string>()
    graph.set(from, own)
    for (const { target } of readSource(folder, path).imports) {
      const to = roomOf(placeOf(target))
      if (to && to !== from) own.add(to)
    }
  }
  return graph
}

export const foldersOf = (folder: string, domain: string) =>
  graphOf(folder, 'server', (place) => (place?.domain === domain ? place.folder : undefined))

const featuresOf = (folder: string) => graphOf(folder, 'web', (place) => place?.feature)

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
  const circlesOf = (house: string, graph: Graph) => {
    const { layers, circle } = layersOf(graph)
    print(`rooms of ${house}: ${layers.map((level) => level.join(', ')).join(' < ')}`)
    return circle.length > 0 ? [`${house}: ${circle.join(', ')} import each other in a circle`] : []
  }
  const ofDomains = Object.entries(roomOrders).flatMap(([domain, order]) => {
    const graph = foldersOf(folder, domain)
    const missing = order.flat().filter((room) => !graph.has(room))
    return [
      ...missing.map((room) => `${domain} has no room ${room}, which its order names`),
      ...circlesOf(domain, graph),
    ]
  })
  return [...ofDomains, ...circlesOf('web/src/features', featuresOf(folder))]
}

export const rooms: Check = { name: 'rooms', run: async () => findCircles(root, console.log) }
