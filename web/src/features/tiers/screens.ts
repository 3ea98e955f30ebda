/** One file: whoever looks at their tiers makes or edits one; the form itself is loaded then. */
export { TiersScreen } from './dashboard/tiers-screen.tsx'
export { TierEditorScreen } from './editor/editor-screen.tsx'
