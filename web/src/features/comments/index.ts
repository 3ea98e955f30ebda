export { Comments } from './comments.tsx'
export { useUnansweredCount } from './received/use-received.ts'
