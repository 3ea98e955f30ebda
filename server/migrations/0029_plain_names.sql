-- One name for each thing, as in docs/words.md. Nobody runs an installation yet, so the names change at once.
alter table catalog.standings rename to content_stats;
alter index catalog.standings_popular rename to content_stats_popular;
alter index catalog.standings_popular_narrowed rename to content_stats_popular_narrowed;
alter index catalog.standings_popular_creator rename to content_stats_popular_creator;
alter index catalog.standings_popular_creator_narrowed rename to content_stats_popular_creator_narrowed;
alter index catalog.standings_views rename to content_stats_views;
alter index catalog.standings_views_narrowed rename to content_stats_views_narrowed;
alter index catalog.standings_likes rename to content_stats_likes;
alter index catalog.standings_likes_narrowed rename to content_stats_likes_narrowed;
alter table catalog.totals rename column pieces to contents;

alter table billing.orders rename column standing to refund_status;
alter index billing.orders_sold_by_standing rename to orders_sold_by_refund_status;
alter table billing.promotions rename column pieces to contents;
alter table billing.earning_pieces rename to earning_contents;
alter table billing.earning_contents rename constraint earning_pieces_once to earning_contents_once;
alter index billing.earning_pieces_best rename to earning_contents_best;
