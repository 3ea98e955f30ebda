import { lazyComponent } from '../../ui/lib/lazy-component.ts'

export { ChooseInterests } from './choose-interests.tsx'
export { ForYouList } from './for-you-list.tsx'
export { TurnedOff } from './turned-off.tsx'
export { useRecommendationSettings } from './use-settings.ts'

/** For the settings. */
export const RecommendationsPanel = lazyComponent(
  () => import('./recommendations-panel.tsx'),
  'RecommendationsPanel',
)
