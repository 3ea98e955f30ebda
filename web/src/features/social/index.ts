import { lazyComponent } from '../../ui/lib/lazy-component.ts'

/** Beside what a page is opened for: the page does not wait for it. */
export const FollowButton = lazyComponent(() => import('./follow-button.tsx'), 'FollowButton')
export const PersonMenu = lazyComponent(() => import('./blocks/person-menu.tsx'), 'PersonMenu')
/** For the settings. */
export const HiddenPeoplePanel = lazyComponent(
  () => import('./blocks/hidden-people-panel.tsx'),
  'HiddenPeoplePanel',
)
