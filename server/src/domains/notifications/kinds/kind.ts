import type {
  AccountId,
  CommentId,
  ContentId,
  EventName,
  NotificationCategory,
  NotificationKind,
  NotificationPriority,
  NotificationType,
  NotificationView,
  PersonBrief,
} from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import type { StoredEvent } from '../../../platform/events/store.ts'
import type { Scope } from '../../../platform/scope.ts'
import type { ContentBrief } from '../../catalog/index.ts'
import type { NoticeRow } from '../reader/notices.ts'

type NoticeTab = 'likes' | 'comments' | 'follows' | 'system'

/** Something to be told to one person. */
export interface Draft {
  readonly recipient: AccountId
  /** What has the same key within a kind is told together. */
  readonly groupKey: string
  /** Who did it; null where nobody did. */
  readonly person: AccountId | null
  /** What they did: a comment, or what it was done to. By this it is found when they take it back. */
  readonly causeId: string
  readonly at: Date
  readonly contentId?: ContentId
  readonly commentId?: CommentId
  readonly subjectId?: string
  readonly detail?: string
}

/** Something that a person has undone. */
export interface Withdrawal {
  readonly person: AccountId
  readonly causeId: string
}

/** Somebody who knows by now what a group of notices tells. */
export interface KnownGroup {
  readonly recipient: AccountId
  readonly groupKey: string
}

type FromEvents<Result> = {
  readonly [Name in EventName]?: (
    tx: Transaction,
    events: readonly StoredEvent<Name>[],
  ) => Promise<readonly Result[]>
}

/** What a notice tells, as its reader may see it. */
export interface About<Fact> {
  readonly notice: NoticeRow
  /** “Nina Park and 12 others”. */
  readonly names: string
  /** Those of the newest three whom the reader may see. */
  readonly people: readonly PersonBrief[]
  readonly personCount: number
  /** Null where the reader may not know of it. */
  readonly post: ContentBrief | null
  readonly fact: Fact | undefined
}

interface Words extends Pick<NotificationView, 'title' | 'message' | 'actionUrl'> {
  /** Of an email: who did what. Without one the message is short enough. */
  readonly subject?: string
}

/** What a summary counts, such as 3 comments. */
interface Counted {
  readonly one: string
  readonly many: string
}

/** How a kind of notice is shown. */
export interface ShownKind<Fact = unknown> {
  readonly name: NotificationKind
  readonly type: NotificationType
  /** Null: under All and Unread only. */
  readonly tab: NoticeTab | null
  readonly priority: NotificationPriority
  /** Whose settings decide whether and how it is told. */
  readonly category: NotificationCategory
  /** Or its domain writes an email of its own, so we write none. */
  readonly mail: Counted | 'own'
  /**
   * Between people: a mute or a block silences it and takes out what was told. What is about money or
   * about somebody's own account is told whoever did it.
   */
  readonly isSocial: boolean
  /** Whether the post it names is what a click opens. */
  readonly opensPost: boolean
  /** As “Fewer like this” calls what it turns off; null where nothing can be. */
  readonly plural: string | null
  /** What its words need besides people and posts, by notice, for all of a page at once. */
  readFacts?(
    scope: Scope,
    notices: readonly NoticeRow[],
  ): Promise<ReadonlyMap<NoticeRow['id'], Fact>>
  words(about: About<Fact>): Words
}

/** A kind that is written from events, one row for each person who is told. */
export interface WrittenKind<Fact = unknown> extends ShownKind<Fact> {
  /** It goes when the post that it is about is no longer there. */
  readonly endsWithPost: boolean
  readonly writtenFrom: FromEvents<Draft>
  readonly takenBackBy?: FromEvents<Withdrawal>
  /** Read where it happened, so it is read here too. */
  readonly readBy?: FromEvents<KnownGroup>
}
