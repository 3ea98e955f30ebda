import { z } from 'zod'
import { categorySlugs } from '../categories.ts'

export const Category = z.enum(categorySlugs)
