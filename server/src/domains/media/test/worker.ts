import { openWorld, type World } from '../../../../test/harness.ts'
import { reactWith, startWorker } from '../../../../test/worker.ts'
import { mediaSubscribers, mediaWorkflows } from '../index.ts'

/** This domain's worker on a port of its own, known to the real engine. */
export const startMediaWorker = (world: World, port = 0) => startWorker(world, mediaWorkflows, port)

/** A world whose pictures and films are made by the real pipeline. */
export const openMediaWorld = async () => {
  const world = await openWorld()
  await world.platform.storage.prepare()
  const worker = await startMediaWorker(world)
  return { world, worker }
}

/** What the reactor does, once and for this domain only. */
export const react = (world: World) => reactWith(world, mediaSubscribers)
