import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { painted } from './painted.ts'

type LazyOf<Found> =
  Found extends ComponentType<infer Props> ? LazyExoticComponent<ComponentType<Props>> : never

/** A component with a chunk of its own, loaded when it is first shown. */
export const lazyComponent = <Loaded, Name extends keyof Loaded>(
  load: () => Promise<Loaded>,
  name: Name,
): LazyOf<Loaded[Name]> =>
  lazy(async () => ({ default: (await load())[name] as ComponentType })) as LazyOf<Loaded[Name]>

/** The same for what a press opens: the press is painted before the chunk is requested. */
export const lazyAfterPaint = <Loaded, Name extends keyof Loaded>(
  load: () => Promise<Loaded>,
  name: Name,
) =>
  lazyComponent(async () => {
    await painted()
    return load()
  }, name)
