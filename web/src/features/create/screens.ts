/** One file: whoever begins a post goes on to write it. */
export { CreateScreen } from './create-screen.tsx'
export { WizardScreen } from './wizard-screen.tsx'
