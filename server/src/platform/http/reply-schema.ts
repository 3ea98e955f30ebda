import { z } from 'zod'

type Json = { [key: string]: unknown }

const isNull = (schema: unknown) => (schema as Json).type === 'null'

/**
 * Says "this or null" in the one way the serialiser compiles to a plain check. As a union it would
 * validate every value against both sides before writing it.
 */
const plainNullable = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(plainNullable)
  if (typeof schema !== 'object' || schema === null) return schema
  const entries = Object.entries(schema).map(([key, value]) => [key, plainNullable(value)] as const)
  const plain: Json = Object.fromEntries(entries)
  const { anyOf, ...rest } = plain
  if (!Array.isArray(anyOf) || anyOf.length !== 2 || !anyOf.some(isNull)) return plain
  const other = anyOf.find((one) => !isNull(one)) as Json
  // A reference has no type of its own to add null to, so there the union stays.
  if (other.type === undefined) return plain
  return { ...rest, ...other, nullable: true }
}

/** Replies are serialised from this, so a field that is not declared cannot leave. */
export const replySchema = (reply: z.ZodType): Json => {
  const { $schema: _, ...schema } = z.toJSONSchema(reply, { io: 'output', unrepresentable: 'any' })
  return plainNullable(schema) as Json
}
