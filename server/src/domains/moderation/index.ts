export { moderationRoutes } from './routes.ts'
export { runStaffCommand } from './staff/command-line.ts'
export { mailWaiting } from './staff/mail-waiting.ts'
export { StaffRefusal } from './staff/staff.ts'
