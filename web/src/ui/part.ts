import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { painted } from './painted.ts'

type Part<Found> =
  Found extends ComponentType<infer Props> ? LazyExoticComponent<ComponentType<Props>> : never

/** A piece of a screen that comes with a file of its own, when it is first shown. */
export const part = <Loaded, Name extends keyof Loaded>(
  load: () => Promise<Loaded>,
  name: Name,
): Part<Loaded[Name]> =>
  lazy(async () => ({ default: (await load())[name] as ComponentType })) as Part<Loaded[Name]>

/** The same for what a press opens, which is answered first. */
export const pressed = <Loaded, Name extends keyof Loaded>(
  load: () => Promise<Loaded>,
  name: Name,
) =>
  part(async () => {
    await painted()
    return load()
  }, name)
