import * as routes from './all.ts'

export * from './all.ts'

/** Every route there is. What is not in here cannot be called. */
export { routes }

export type Routes = typeof routes
export type RouteName = keyof Routes
