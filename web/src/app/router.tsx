import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent as screen,
} from '@tanstack/react-router'
import { setNavigator } from '../core/navigation/app-link.tsx'
import { openContent } from '../features/watching/open-content.ts'
import { requireItem, requireStranger, requireViewer, toAudience, toOwnProfile } from './guards.ts'
import { RouteError } from './route-error.tsx'
import { RoutePending } from './route-pending.tsx'
import { Shell } from './shell/shell.tsx'

const root = createRootRoute({
  component: Shell,
  notFoundComponent: screen(() => import('./not-found.tsx'), 'NotFound'),
})

const at = { getParentRoute: () => root }
const home = createRoute({
  ...at,
  path: '/',
  component: screen(() => import('../features/home/home-screen.tsx'), 'HomeScreen'),
})
const terms = createRoute({
  ...at,
  path: '/terms',
  component: screen(() => import('../features/legal/terms-screen.tsx'), 'TermsScreen'),
})
const privacy = createRoute({
  ...at,
  path: '/privacy',
  component: screen(() => import('../features/legal/privacy-screen.tsx'), 'PrivacyScreen'),
})
const help = createRoute({
  ...at,
  path: '/help',
  component: screen(() => import('../features/help/help-screen.tsx'), 'HelpScreen'),
})
const entrance = createRoute({
  ...at,
  id: 'entrance',
  staticData: { bare: true },
  component: screen(() => import('../features/identity/entrance.tsx'), 'Entrance'),
})
const inEntrance = { getParentRoute: () => entrance }
const entrances = entrance.addChildren([
  createRoute({
    ...inEntrance,
    path: '/login',
    beforeLoad: requireStranger,
    component: screen(() => import('../features/identity/login-screen.tsx'), 'LoginScreen'),
  }),
  createRoute({
    ...inEntrance,
    path: '/register',
    beforeLoad: requireStranger,
    component: screen(() => import('../features/identity/register-screen.tsx'), 'RegisterScreen'),
  }),
  createRoute({
    ...inEntrance,
    path: '/forgot-password',
    component: screen(
      () => import('../features/identity/forgot-password-screen.tsx'),
      'ForgotPasswordScreen',
    ),
  }),
  createRoute({
    ...inEntrance,
    path: '/reset-password',
    component: screen(
      () => import('../features/identity/reset-password-screen.tsx'),
      'ResetPasswordScreen',
    ),
  }),
  createRoute({
    ...inEntrance,
    path: '/verify',
    component: screen(() => import('../features/identity/verify-screen.tsx'), 'VerifyScreen'),
  }),
])
const content = createRoute({
  ...at,
  path: '/content/$id',
  loader: openContent,
  component: screen(() => import('../features/watching/page/content-screen.tsx'), 'ContentScreen'),
})
const series = createRoute({
  ...at,
  path: '/series/$id',
  component: screen(() => import('../features/series/series-screen.tsx'), 'SeriesScreen'),
})
const saved = createRoute({
  ...at,
  path: '/saved',
  beforeLoad: requireViewer,
  component: screen(() => import('../features/watching/saved-screen.tsx'), 'SavedScreen'),
})
const profile = createRoute({
  ...at,
  path: '/profile/$username',
  component: screen(() => import('../features/profiles/profile-screen.tsx'), 'ProfileScreen'),
})
const ownProfile = createRoute({ ...at, path: '/profile', beforeLoad: toOwnProfile })
const gift = createRoute({
  ...at,
  path: '/gift/$token',
  component: screen(() => import('../features/gifts/gift-screen.tsx'), 'GiftScreen'),
})
const givenGift = createRoute({
  ...at,
  path: '/gifts/$id',
  beforeLoad: requireViewer,
  component: screen(() => import('../features/gifts/given-gift-screen.tsx'), 'GivenGiftScreen'),
})
const becomeCreator = createRoute({
  ...at,
  path: '/become-a-creator',
  beforeLoad: requireViewer,
  component: screen(
    () => import('../features/profiles/become-creator-screen.tsx'),
    'BecomeCreatorScreen',
  ),
})
const create = createRoute({
  ...at,
  path: '/create',
  beforeLoad: requireViewer,
  component: screen(() => import('../features/create/create-screen.tsx'), 'CreateScreen'),
})
const wizard = createRoute({
  ...at,
  path: '/create/$id',
  beforeLoad: requireViewer,
  component: screen(() => import('../features/create/wizard-screen.tsx'), 'WizardScreen'),
})
const dashboard = createRoute({
  ...at,
  path: '/dashboard',
  beforeLoad: requireViewer,
  component: screen(() => import('../features/dashboard/dashboard-screen.tsx'), 'DashboardScreen'),
})
const inDashboard = { getParentRoute: () => dashboard }
const subscriptionsTab = createRoute({
  ...inDashboard,
  path: '/subscriptions',
  component: screen(
    () => import('../features/tiers/dashboard/subscriptions-shell.tsx'),
    'SubscriptionsShell',
  ),
})
const inSubscriptions = { getParentRoute: () => subscriptionsTab }
const subscriptionsTabs = [
  createRoute({ ...inSubscriptions, path: '/', beforeLoad: toAudience }),
  createRoute({
    ...inSubscriptions,
    path: '/overview',
    component: screen(
      () => import('../features/subscribers/overview-screen.tsx'),
      'AudienceScreen',
    ),
  }),
  createRoute({
    ...inSubscriptions,
    path: '/subscribers',
    component: screen(
      () => import('../features/subscribers/list/subscribers-screen.tsx'),
      'SubscribersScreen',
    ),
  }),
  createRoute({
    ...inSubscriptions,
    path: '/analytics',
    component: screen(
      () => import('../features/subscribers/analytics-screen.tsx'),
      'AnalyticsScreen',
    ),
  }),
  createRoute({
    ...inSubscriptions,
    path: '/tiers',
    component: screen(() => import('../features/tiers/dashboard/tiers-screen.tsx'), 'TiersScreen'),
  }),
  createRoute({
    ...inSubscriptions,
    path: '/tiers/$id',
    component: screen(
      () => import('../features/tiers/editor/editor-screen.tsx'),
      'TierEditorScreen',
    ),
  }),
]
const dashboardTabs = [
  createRoute({
    ...inDashboard,
    path: '/',
    component: screen(() => import('../features/dashboard/overview-screen.tsx'), 'OverviewScreen'),
  }),
  createRoute({
    ...inDashboard,
    path: '/content',
    component: screen(() => import('../features/library/library-screen.tsx'), 'LibraryScreen'),
  }),
  subscriptionsTab.addChildren(subscriptionsTabs),
  createRoute({
    ...inDashboard,
    path: '/earnings',
    component: screen(() => import('../features/earnings/earnings-screen.tsx'), 'EarningsScreen'),
  }),
  createRoute({
    ...inDashboard,
    path: '/promotions',
    component: screen(
      () => import('../features/promotions/promotions-screen.tsx'),
      'PromotionsScreen',
    ),
  }),
]
const checkout = createRoute({
  ...at,
  path: '/checkout',
  staticData: { bare: true },
  beforeLoad: requireItem,
  component: screen(
    () => import('../features/billing/checkout/checkout-screen.tsx'),
    'CheckoutScreen',
  ),
})
const subscriptions = createRoute({
  ...at,
  path: '/subscriptions',
  beforeLoad: requireViewer,
  component: screen(
    () => import('../features/subscriptions/subscriptions-screen.tsx'),
    'SubscriptionsScreen',
  ),
})
const subscriptionManagement = createRoute({
  ...at,
  path: '/subscription-management',
  beforeLoad: requireViewer,
  component: screen(
    () => import('../features/billing/management/management-screen.tsx'),
    'ManagementScreen',
  ),
})
const receipt = createRoute({
  ...at,
  path: '/receipts/$id',
  beforeLoad: requireViewer,
  component: screen(() => import('../features/receipts/receipt-screen.tsx'), 'ReceiptScreen'),
})
const withdraw = createRoute({
  ...at,
  path: '/withdraw',
  component: screen(() => import('../features/refunds/withdraw-screen.tsx'), 'WithdrawScreen'),
})
const settings = createRoute({
  ...at,
  path: '/settings',
  beforeLoad: requireViewer,
  component: screen(() => import('../features/settings/settings-screen.tsx'), 'SettingsScreen'),
})
const inSettings = { getParentRoute: () => settings }
const settingsSections = [
  createRoute({
    ...inSettings,
    path: '/',
    component: screen(() => import('../features/settings/settings-index.tsx'), 'SettingsIndex'),
  }),
  createRoute({
    ...inSettings,
    path: '/profile',
    component: screen(
      () => import('../features/settings/profile/profile-section.tsx'),
      'ProfileSection',
    ),
  }),
  createRoute({
    ...inSettings,
    path: '/notifications',
    component: screen(
      () => import('../features/settings/notifications/notifications-section.tsx'),
      'NotificationsSection',
    ),
  }),
  createRoute({
    ...inSettings,
    path: '/privacy',
    component: screen(
      () => import('../features/settings/privacy/privacy-section.tsx'),
      'PrivacySection',
    ),
  }),
  createRoute({
    ...inSettings,
    path: '/billing',
    component: screen(
      () => import('../features/settings/billing/billing-section.tsx'),
      'BillingSection',
    ),
  }),
  createRoute({
    ...inSettings,
    path: '/appearance',
    component: screen(
      () => import('../features/settings/appearance/appearance-section.tsx'),
      'AppearanceSection',
    ),
  }),
  createRoute({
    ...inSettings,
    path: '/help',
    component: screen(() => import('../features/settings/help/help-section.tsx'), 'HelpSection'),
  }),
]
// The branch is decided at build time, so production holds neither the screen nor its chunk.
const workshop = import.meta.env.DEV
  ? [
      createRoute({
        ...at,
        path: '/gallery',
        component: screen(() => import('../features/gallery/gallery-screen.tsx'), 'GalleryScreen'),
      }),
    ]
  : []

export const router = createRouter({
  routeTree: root.addChildren([
    home,
    terms,
    privacy,
    help,
    entrances,
    content,
    series,
    saved,
    profile,
    ownProfile,
    gift,
    givenGift,
    becomeCreator,
    create,
    wizard,
    dashboard.addChildren(dashboardTabs),
    checkout,
    subscriptions,
    subscriptionManagement,
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
    /** Without the bars and rails of the shell. */
    bare?: boolean
  }
}
