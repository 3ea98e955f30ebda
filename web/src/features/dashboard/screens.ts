/** One file: whoever works in the studio sees its frame and its first page, and most go on to the others. */
export { AnalyticsShell } from './analytics-shell.tsx'
export { DashboardScreen } from './dashboard-screen.tsx'
export { FollowerDaysScreen } from './followers/followers-screen.tsx'
export { OverviewPage } from './overview/overview-page.tsx'
