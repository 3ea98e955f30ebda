import { type RouteDefinition, type RouteName, routes } from '@fanfare/contract'
import { z } from 'zod'
import { routeNames } from '../access/cases.ts'

/** As far as the contract's requests use it. */
interface Schema {
  readonly $ref?: string
  readonly type?: string
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly pattern?: string
  readonly minimum?: number
  readonly maxLength?: number
}

/** One level on the way to a text: into a property, or into the first item of a list. */
export interface Step {
  readonly key: string | 0
  readonly within: Schema
}

/** A place in a request where somebody can write what they like. */
export interface Text {
  readonly number: number
  readonly route: RouteName
  readonly part: 'query' | 'body'
  readonly steps: readonly Step[]
  readonly longest: number
  /** A shape that the contract asks for, which markup cannot have. */
  readonly shape: 'prose' | 'shaped' | 'address' | 'document'
}

type Found = Pick<Text, 'steps' | 'longest' | 'shape'>

const shapeOf = ({ format, pattern }: Schema): Text['shape'] => {
  if (format === 'uri') return 'address'
  return format || pattern ? 'shaped' : 'prose'
}

const textsIn = (schema: Schema, steps: readonly Step[] = []): Found[] => {
  // Only documents of articles hold themselves.
  if (schema.$ref) return [{ steps, longest: Number.POSITIVE_INFINITY, shape: 'document' }]
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  const found = choices.flatMap((one) => textsIn(one, steps))
  const isFree = schema.type === 'string' && !schema.enum && schema.const === undefined
  if (isFree) {
    const longest = schema.maxLength ?? Number.POSITIVE_INFINITY
    found.push({ steps, longest, shape: shapeOf(schema) })
  }
  if (schema.items) found.push(...textsIn(schema.items, [...steps, { key: 0, within: schema }]))
  for (const [key, one] of Object.entries(schema.properties ?? {})) {
    found.push(...textsIn(one, [...steps, { key, within: schema }]))
  }
  return found
}

const parts = ['query', 'body'] as const
const nameOf = ({ steps }: Pick<Text, 'steps'>) => steps.map(({ key }) => key).join('.')

export const labelOf = ({ route, part, steps }: Pick<Text, 'route' | 'part' | 'steps'>) =>
  `${route} ${part} ${nameOf({ steps })}`

/** Every text of every request, made of the contract: one that is added later is tried by itself. */
export const textsOf = (): readonly Text[] => {
  const all = new Map<string, Omit<Text, 'number'>>()
  for (const route of routeNames) {
    const definition: RouteDefinition = routes[route]
    for (const part of parts) {
      const schema = definition[part]
      if (!schema) continue
      const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema
      for (const found of textsIn(json)) {
        const text = { ...found, route, part }
        all.set(labelOf(text), text)
      }
    }
  }
  return [...all.values()].map((text, number) => ({ ...text, number }))
}

/** The least that fits, for what must stand around a text. */
const sampleOf = (schema: Schema): unknown => {
  const choice = schema.anyOf?.[0] ?? schema.oneOf?.[0]
  if (choice) return sampleOf(choice)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  // Two letters are a country.
  if (schema.type === 'string') return schema.pattern ? 'DE' : 'Rain'
  if (schema.type === 'boolean') return false
  if (schema.type === 'array') return []
  if (schema.type !== 'object') return schema.minimum ?? 0
  const { properties = {}, required = [] } = schema
  return Object.fromEntries(required.map((key) => [key, sampleOf(properties[key] ?? {})]))
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A copy of what is sent with this value at the end of the steps. */
export const withText = (
  given: unknown,
  [step, ...rest]: readonly Step[],
  value: unknown,
): unknown => {
  if (!step) return value
  const { key, within } = step
  if (key === 0) {
    const [first = sampleOf(within.items ?? {}), ...others] = Array.isArray(given) ? given : []
    return [withText(first, rest, value), ...others]
  }
  const object = isObject(given) ? given : (sampleOf(within) as Record<string, unknown>)
  return { ...object, [key]: withText(object[key], rest, value) }
}
