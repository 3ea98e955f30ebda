/** The layers of the web app from the top down. */
export const webLayers = ['app', 'features', 'core', 'ui'] as const
type WebLayer = (typeof webLayers)[number]

/** Where a file stands in the house; rules speak of places, not of paths. */
export interface Place {
  workspace: string
  /** Of the server. */
  domain?: string
  /** A folder of a domain; files beside the domain's index are in none. */
  folder?: string
  room?: 'platform' | 'pages' | 'entrypoints' | 'test'
  /** Of the web app. */
  feature?: string
  layer?: WebLayer
  isIndex: boolean
  isTest: boolean
}

const workspaces = [
  'contract',
  'server',
  'web',
  'ops',
  'sandbox-pay',
  'e2e',
  'bench',
  'faults',
  'demo',
]

/** None for packages from outside. */
export function placeOf(path: string): Place | undefined {
  const workspace = path.split('/')[0] ?? ''
  if (!workspaces.includes(workspace)) return undefined
  const domain = path.match(/^server\/src\/domains\/([^/]+)\//)?.[1]
  const folder = path.match(/^server\/src\/domains\/[^/]+\/([^/]+)\//)?.[1]
  const room = path.match(/^server\/(?:src\/)?(platform|pages|entrypoints|test)\//)?.[1]
  const feature = path.match(/^web\/src\/features\/([^/]+)\//)?.[1]
  const layer = webLayers.find((one) => path.startsWith(`web/src/${one}/`))
  return {
    workspace,
    ...(domain && { domain }),
    ...(folder && { folder }),
    ...(room && { room: room as NonNullable<Place['room']> }),
    ...(feature && { feature }),
    ...(layer && { layer }),
    isIndex: /^[^/]+\/src\/(domains|features)\/[^/]+\/index\.tsx?$/.test(path),
    // A domain's own test helpers stand in its folder `test`.
    isTest: /\.test\.tsx?$|^server\/(src\/domains\/[^/]+\/)?test\//.test(path),
  }
}
