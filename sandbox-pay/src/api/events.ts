import { listBy, readById } from './reads.ts'

export const events = [listBy('event', '/v1/events', ['type']), readById('event', '/v1/events')]
