export { OwnSeriesScreen } from './own-series-screen.tsx'
export { SeriesEditorScreen } from './series-editor-screen.tsx'
