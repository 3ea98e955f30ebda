/** One file: they are tabs beside each other. */
export { AnalyticsScreen } from './analytics-screen.tsx'
export { SubscribersScreen } from './list/subscribers-screen.tsx'
export { AudienceScreen } from './overview-screen.tsx'
