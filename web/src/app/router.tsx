import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouteComponent,
  type StaticDataRouteOption,
} from '@tanstack/react-router'
import { setNavigator } from '../core/navigation/app-link.tsx'
import { openContent } from '../features/watching/open-content.ts'
import { type Guard, late, requireViewer } from './guards.ts'
import { RouteError } from './route-error.tsx'
import { RoutePending } from './route-pending.tsx'
import { Shell } from './shell/shell.tsx'

const root = createRootRoute({
  component: Shell,
  notFoundComponent: lazyRouteComponent(() => import('./not-found.tsx'), 'NotFound'),
})

type Options = { beforeLoad?: Guard; staticData?: StaticDataRouteOption }

/** Makes routes below this one whose screens are loaded when someone first goes there. */
const screensIn =
  <Parent extends AnyRoute>(parent: Parent, options: Options = {}) =>
  <Path extends string, Name extends string>(
    path: Path,
    load: () => Promise<Record<Name, RouteComponent>>,
    name: Name,
  ) =>
    createRoute({
      getParentRoute: () => parent,
      path,
      component: lazyRouteComponent(load, name),
      ...options,
    })

const atRoot = { getParentRoute: () => root }
const screen = screensIn(root)
const signedInScreen = screensIn(root, { beforeLoad: requireViewer })

const home = screen('/', () => import('../features/home/home-screen.tsx'), 'HomeScreen')
const exploring = () => import('../features/explore/screens.ts')
const explore = [
  screen('/explore', exploring, 'ExploreScreen'),
  screen('/explore/creators', exploring, 'CreatorsScreen'),
  screen('/category/$slug', exploring, 'CategoryScreen'),
  screen('/tag/$tag', exploring, 'TagScreen'),
]
const terms = screen('/terms', () => import('../features/legal/terms-screen.tsx'), 'TermsScreen')
const privacy = screen(
  '/privacy',
  () => import('../features/legal/privacy-screen.tsx'),
  'PrivacyScreen',
)
const help = screen('/help', () => import('../features/help/help-screen.tsx'), 'HelpScreen')
const entrance = createRoute({
  ...atRoot,
  id: 'entrance',
  staticData: { frame: 'none' },
  component: lazyRouteComponent(() => import('../features/identity/entrance.tsx'), 'Entrance'),
})
const entranceScreen = screensIn(entrance)
const byLink = () => import('../features/identity/link-screens.ts')
const strangerScreen = screensIn(entrance, { beforeLoad: late('requireStranger') })
const entrances = entrance.addChildren([
  strangerScreen('/login', () => import('../features/identity/login-screen.tsx'), 'LoginScreen'),
  strangerScreen(
    '/register',
    () => import('../features/identity/register-screen.tsx'),
    'RegisterScreen',
  ),
  entranceScreen('/forgot-password', byLink, 'ForgotPasswordScreen'),
  entranceScreen('/reset-password', byLink, 'ResetPasswordScreen'),
  entranceScreen('/verify', byLink, 'VerifyScreen'),
  entranceScreen(
    '/unsubscribe',
    () => import('../features/notifications/unsubscribe/unsubscribe-screen.tsx'),
    'UnsubscribeScreen',
  ),
])
const content = createRoute({
  ...atRoot,
  path: '/content/$id',
  loader: openContent,
  component: lazyRouteComponent(
    () => import('../features/watching/page/content-screen.tsx'),
    'ContentScreen',
  ),
})
const search = screen(
  '/search',
  () => import('../features/search/search-screen.tsx'),
  'SearchScreen',
)
const series = screen(
  '/series/$id',
  () => import('../features/series/series-screen.tsx'),
  'SeriesScreen',
)
const collecting = () => import('../features/library/screens.ts')
const library = signedInScreen('/library', collecting, 'LibraryShell')
const libraryScreen = screensIn(library)
const libraryScreens = [
  libraryScreen('/', collecting, 'OverviewScreen'),
  libraryScreen('/purchases', collecting, 'PurchasesScreen'),
  libraryScreen(
    '/purchases/messages',
    () => import('../features/messages/bought/bought-screen.tsx'),
    'BoughtScreen',
  ),
  libraryScreen('/saved', collecting, 'SavedScreen'),
  libraryScreen('/history', collecting, 'HistoryScreen'),
]
const notifications = signedInScreen(
  '/notifications',
  () => import('../features/notifications/notifications-screen.tsx'),
  'NotificationsScreen',
)
const messages = screensIn(root, { beforeLoad: requireViewer, staticData: { frame: 'filled' } })(
  '/messages',
  () => import('../features/messages/messages-screen.tsx'),
  'MessagesScreen',
)
const profile = screen(
  '/profile/$username',
  () => import('../features/profiles/profile-screen.tsx'),
  'ProfileScreen',
)
const meeting = () => import('../features/social/screens.ts')
const social = [
  screen('/profile/$username/followers', meeting, 'FollowersScreen'),
  screen('/profile/$username/following', meeting, 'FollowingScreen'),
  screen('/profile/$username/packs', meeting, 'PacksScreen'),
  screen('/packs/$id', meeting, 'PackScreen'),
]
const ownProfile = createRoute({ ...atRoot, path: '/profile', beforeLoad: late('toOwnProfile') })
const you = screensIn(root, { beforeLoad: late('toYou') })(
  '/you',
  () => import('./you/you-screen.tsx'),
  'YouScreen',
)
const giving = () => import('../features/gifts/screens.ts')
const gift = screen('/gift/$token', giving, 'GiftScreen')
const givenGift = signedInScreen('/gifts/$id', giving, 'GivenGiftScreen')
const becomeCreator = signedInScreen(
  '/become-a-creator',
  () => import('../features/profiles/become-creator-screen.tsx'),
  'BecomeCreatorScreen',
)
const creating = () => import('../features/create/screens.ts')
const create = signedInScreen('/create', creating, 'CreateScreen')
const wizard = signedInScreen('/create/$id', creating, 'WizardScreen')
const studio = () => import('../features/dashboard/screens.ts')
const dashboard = signedInScreen('/dashboard', studio, 'DashboardScreen')
const studioPage = screensIn(dashboard)
const audience = () => import('../features/subscribers/screens.ts')
/** Has no address of its own: its tabs keep those they have always had. */
const analytics = createRoute({
  getParentRoute: () => dashboard,
  id: 'analytics',
  component: lazyRouteComponent(studio, 'AnalyticsShell'),
})
const analyticsTab = screensIn(analytics)
const analyticsTabs = [
  analyticsTab('/subscriptions/analytics', audience, 'AnalyticsScreen'),
  analyticsTab('/followers', studio, 'FollowerDaysScreen'),
]
const arranging = () => import('../features/series/studio/screens.ts')
const tiers = () => import('../features/tiers/screens.ts')
const studioPages = [
  studioPage('/', studio, 'OverviewPage'),
  studioPage(
    '/content',
    () => import('../features/own-content/own-content-screen.tsx'),
    'OwnContentScreen',
  ),
  studioPage('/content/series', arranging, 'OwnSeriesScreen'),
  studioPage('/content/series/$id', arranging, 'SeriesEditorScreen'),
  studioPage(
    '/comments',
    () => import('../features/comments/received/received-screen.tsx'),
    'ReceivedScreen',
  ),
  studioPage('/subscriptions/subscribers', audience, 'SubscribersScreen'),
  studioPage('/subscriptions/tiers', tiers, 'TiersScreen'),
  studioPage('/subscriptions/tiers/$id', tiers, 'TierEditorScreen'),
  studioPage(
    '/earnings',
    () => import('../features/earnings/earnings-screen.tsx'),
    'EarningsScreen',
  ),
  analytics.addChildren(analyticsTabs),
  studioPage(
    '/promotions',
    () => import('../features/promotions/promotions-screen.tsx'),
    'PromotionsScreen',
  ),
]
const checkout = screensIn(root, {
  beforeLoad: late('requireItem'),
  staticData: { frame: 'none' },
})('/checkout', () => import('../features/billing/checkout/checkout-screen.tsx'), 'CheckoutScreen')
const subscriptions = signedInScreen(
  '/subscriptions',
  () => import('../features/subscriptions/subscriptions-screen.tsx'),
  'SubscriptionsScreen',
)
const moved = [
  '/saved',
  '/subscription-management',
  '/dashboard/subscriptions',
  '/dashboard/subscriptions/overview',
].map((path) => createRoute({ ...atRoot, path, beforeLoad: late('toMoved') }))
const receipt = signedInScreen(
  '/receipts/$id',
  () => import('../features/receipts/receipt-screen.tsx'),
  'ReceiptScreen',
)
const withdraw = screen(
  '/withdraw',
  () => import('../features/refunds/withdraw-screen.tsx'),
  'WithdrawScreen',
)
const settings = signedInScreen(
  '/settings',
  () => import('../features/settings/settings-screen.tsx'),
  'SettingsScreen',
)
const settingsSection = screensIn(settings)
const settingsSections = [
  settingsSection('/', () => import('../features/settings/settings-index.tsx'), 'SettingsIndex'),
  settingsSection(
    '/profile',
    () => import('../features/settings/profile/profile-section.tsx'),
    'ProfileSection',
  ),
  settingsSection(
    '/notifications',
    () => import('../features/settings/notifications/notifications-section.tsx'),
    'NotificationsSection',
  ),
  settingsSection(
    '/privacy',
    () => import('../features/settings/privacy/privacy-section.tsx'),
    'PrivacySection',
  ),
  settingsSection(
    '/billing',
    () => import('../features/settings/billing/billing-section.tsx'),
    'BillingSection',
  ),
  settingsSection(
    '/appearance',
    () => import('../features/settings/appearance/appearance-section.tsx'),
    'AppearanceSection',
  ),
  settingsSection(
    '/help',
    () => import('../features/settings/help/help-section.tsx'),
    'HelpSection',
  ),
]
// The branch is decided at build time, so production holds neither the screen nor its chunk.
const workshop = import.meta.env.DEV
  ? [screen('/gallery', () => import('../features/gallery/gallery-screen.tsx'), 'GalleryScreen')]
  : []

export const router = createRouter({
  routeTree: root.addChildren([
    home,
    ...explore,
    terms,
    privacy,
    help,
    entrances,
    content,
    search,
    series,
    library.addChildren(libraryScreens),
    notifications,
    messages,
    profile,
    ...social,
    ownProfile,
    you,
    gift,
    givenGift,
    becomeCreator,
    create,
    wizard,
    dashboard.addChildren(studioPages),
    checkout,
    subscriptions,
    ...moved,
    receipt,
    withdraw,
    settings.addChildren(settingsSections),
    ...workshop,
  ]),
  scrollRestoration: true,
  defaultErrorComponent: RouteError,
  defaultPendingComponent: RoutePending,
  defaultPendingMs: 200,
})

setNavigator({
  open: (href) => router.navigate({ href }),
  restate: (href) => router.navigate({ href, replace: true, resetScroll: false }),
  prepare: (href) => {
    const { pathname, search } = new URL(href, location.origin)
    router
      .preloadRoute({ to: pathname, search: router.options.parseSearch(search) })
      .catch(() => {})
  },
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
  interface StaticDataRouteOption {
    /**
     * `none` is without the bars and rails of the shell; `filled` has the whole room between the bars, for
     * columns that scroll by themselves.
     */
    frame?: 'none' | 'filled'
  }
}
