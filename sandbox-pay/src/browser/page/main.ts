import { createStripe } from './stripe.ts'

Object.assign(window, { Stripe: Object.assign(createStripe, { version: 3 }) })
