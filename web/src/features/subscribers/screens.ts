/** One file: whoever looks at one of them goes on to the other. */
export { AnalyticsScreen } from './analytics-screen.tsx'
export { SubscribersScreen } from './subscribers-screen.tsx'
