export { PromotionField } from './promotion-field.tsx'
