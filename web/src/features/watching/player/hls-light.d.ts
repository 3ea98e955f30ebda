/** The package brings types for the whole build only; the light one is a subset of it. */
declare module 'hls.js/light' {
  export * from 'hls.js'
  export { default } from 'hls.js'
}
