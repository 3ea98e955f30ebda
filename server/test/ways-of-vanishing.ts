import type { ContentId, RouteName } from '@fanfare/contract'
import { catalogRoutes, takeDownContent } from '../src/domains/catalog/index.ts'
import { profileRoutes, suspendPerson } from '../src/domains/profiles/index.ts'
import { socialRoutes } from '../src/domains/social/index.ts'
import type { Exchange } from '../src/platform/http/handler.ts'
import type { SignedInScope } from '../src/platform/scope.ts'

/** A post, whose it is, and who looks. */
export interface Vanishing {
  readonly viewer: SignedInScope
  readonly creator: SignedInScope
  readonly id: ContentId
}

const exchange = {} as Exchange
const nothing = { params: undefined, query: undefined, body: undefined }
const onPost = ({ id }: Vanishing) => ({ ...nothing, params: { id } })
const onPerson = ({ actor }: SignedInScope) => ({ ...nothing, params: { id: actor.accountId } })

interface Way {
  /** Its creator is gone as well. */
  readonly takesCreator: boolean
  /** The viewer has an account, strangers have none. */
  readonly from: 'everyone' | 'viewer' | 'strangers'
  /** Lists of the viewer's own that say whom they have hidden. */
  readonly except?: readonly RouteName[]
  go(of: Vanishing): Promise<unknown>
}

/** Every way in which a post stops being there; some take its creator along. */
export const ways: Readonly<Record<string, Way>> = {
  unpublished: {
    takesCreator: false,
    from: 'everyone',
    go: (of) => catalogRoutes.unpublishContent(of.creator, onPost(of), exchange),
  },
  deleted: {
    takesCreator: false,
    from: 'everyone',
    go: (of) => catalogRoutes.deleteContent(of.creator, onPost(of), exchange),
  },
  'taken down': {
    takesCreator: false,
    from: 'everyone',
    go: ({ creator, id }) =>
      creator.transact((tx) => takeDownContent(tx, id, 'Copied', creator.now())),
  },
  'by somebody suspended': {
    takesCreator: true,
    from: 'everyone',
    go: ({ creator }) =>
      creator.transact((tx) => suspendPerson(tx, creator.actor.accountId, creator.now())),
  },
  'by somebody whom the viewer blocks': {
    takesCreator: true,
    from: 'viewer',
    except: ['listBlocked'],
    go: ({ creator, viewer }) => socialRoutes.blockUser(viewer, onPerson(creator), exchange),
  },
  'by somebody who blocks the viewer': {
    takesCreator: true,
    from: 'viewer',
    go: ({ creator, viewer }) => socialRoutes.blockUser(creator, onPerson(viewer), exchange),
  },
  'by somebody whom the viewer mutes': {
    takesCreator: true,
    from: 'viewer',
    except: ['listMuted'],
    go: ({ creator, viewer }) => socialRoutes.muteUser(viewer, onPerson(creator), exchange),
  },
  'by somebody whom only people with an account see': {
    takesCreator: true,
    from: 'strangers',
    go: ({ creator }) => {
      const body = { visibility: 'signed-in' } as const
      return profileRoutes.updatePrivacy(creator, { ...nothing, body }, exchange)
    },
  },
}
