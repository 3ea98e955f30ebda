import { z } from 'zod'
import { Problem, problems } from './core/problem.ts'
import { problemsOf, type RouteDefinition } from './core/route.ts'

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

const parameters = (schema: z.ZodType | undefined, location: 'path' | 'query') => {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, object>
    required?: string[]
  }
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: shape,
  }))
}

const failures = (definition: RouteDefinition) => {
  const byStatus = new Map<number, string[]>()
  for (const code of problemsOf(definition)) {
    const [status] = problems[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      status,
      {
        description: list.join(', '),
        content: {
          'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
        },
      },
    ]),
  )
}

const operation = (name: string, definition: RouteDefinition) => ({
  operationId: name,
  'x-access': definition.access,
  ...(definition.rateLimit ? { 'x-rate-limit': definition.rateLimit } : {}),
  parameters: [
    ...parameters(definition.params, 'path'),
    ...parameters(definition.query, 'query'),
    ...(definition.idempotent
      ? [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } }]
      : []),
  ],
  ...(definition.body
    ? {
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: jsonSchema(definition.body, 'input'),
              example: definition.example.body,
            },
          },
        },
      }
    : {}),
  responses: {
    ...(definition.reply
      ? {
          [definition.status ?? 200]: {
            description: 'Success',
            content: { 'application/json': { schema: jsonSchema(definition.reply, 'output') } },
          },
        }
      : definition.file
        ? { 200: { description: 'Success', content: { [definition.file]: {} } } }
        : { 204: { description: 'Success' } }),
    ...failures(definition),
  },
})

export type RouteTable = Readonly<Record<string, RouteDefinition>>

/** By name: loaders differ in the order in which they list what a module exports. */
export const inOrder = (table: RouteTable) =>
  Object.entries(table).sort(([one], [other]) => (one < other ? -1 : 1))

export const openApiDocument = (table: RouteTable) => {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, definition] of inOrder(table)) {
    if (typeof definition.path !== 'string') {
      throw new Error(
        `${name}, from contract/src/routes, is no route: move it to contract/src/shapes`,
      )
    }
    const path = `/api${definition.path.replace(/:(\w+)/g, '{$1}')}`
    paths[path] = { ...paths[path], [definition.method.toLowerCase()]: operation(name, definition) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Fanfare', version: '1' },
    paths,
    components: { schemas: { Problem: jsonSchema(Problem, 'output') } },
  }
}
