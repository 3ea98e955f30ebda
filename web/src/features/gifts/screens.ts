/** One file: both show a gift, to who gave it and to who gets it. */
export { GiftScreen } from './gift-screen.tsx'
export { GivenGiftScreen } from './given-gift-screen.tsx'
