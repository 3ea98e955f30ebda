import { z } from 'zod'

/** Lists page by an opaque cursor. There is no total, because counting would read every row. */
export const PageQuery = z.object({
  cursor: z.string().max(512).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
})

export const page = <Name extends string, Item extends z.ZodType>(name: Name, item: Item) =>
  z.object({
    [name]: z.array(item),
    nextCursor: z.string().nullable(),
    hasMore: z.boolean(),
  } as { [K in Name]: z.ZodArray<Item> } & {
    nextCursor: z.ZodNullable<z.ZodString>
    hasMore: z.ZodBoolean
  })
