/** One file, which fans do not load: a phone has the one, wide screens have the other. */
export { StudioEntries } from './studio-entries.tsx'
export { StudioSidebar } from './studio-sidebar.tsx'
