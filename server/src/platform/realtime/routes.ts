import { handlers } from '../http/handler.ts'
import { createRealtimeTicket } from './create-realtime-ticket.ts'

export const realtimeRoutes = handlers({ createRealtimeTicket })
