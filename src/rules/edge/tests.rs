//! Tests of the edges: chosen or default, halves, the two rows, the nearest places.

use super::Edge::{Bottom, Left, Right, Top};
use super::*;
use crate::rules::Mark;

fn chairs(edges: &[Option<Edge>]) -> Vec<Chair> {
    let chair = |(mark, edge): (usize, &Option<Edge>)| Chair {
        edge: *edge,
        ..Chair::person("", Mark(mark as u8))
    };
    edges.iter().enumerate().map(chair).collect()
}

fn all(edges: &[Edge]) -> Vec<Spot> {
    spots(edges, &Seat::all(edges.len() as u8).collect::<Vec<_>>())
}

#[test]
fn an_edge_that_was_chosen_holds_and_an_old_table_has_the_usual_ones() {
    assert_eq!(Edge::of(&chairs(&[Some(Right), Some(Left)])), [Right, Left]);
    assert_eq!(Edge::of(&chairs(&[None, None])), [Bottom, Top]);
    assert_eq!(Edge::of(&chairs(&[None; 4])), [Left, Top, Right, Bottom]);
    assert_eq!(Edge::of(&chairs(&[Some(Right), None])), [Bottom, Top], "half a table is none");
    assert_eq!(Edge::of(&chairs(&[Some(Top); 3])), Edge::usual(3), "an edge has room for two");
}

#[test]
fn a_page_lies_upright_until_somebody_has_chosen_a_side() {
    let mut four = chairs(&[None; 4]);
    assert_eq!(Edge::facing(&four, Seat(0)), Bottom, "the usual left is a guess");
    // Adding a seat fixes all edges and chooses none.
    four.iter_mut().zip(Edge::usual(4)).for_each(|(chair, edge)| chair.edge = Some(edge));
    assert_eq!(Edge::facing(&four, Seat(0)), Bottom);
    four[2].placed = true;
    let facing = Seat::all(4).map(|seat| Edge::facing(&four, seat));
    assert_eq!(facing.collect::<Vec<_>>(), [Left, Top, Right, Bottom]);
}

#[test]
fn nobody_usually_sits_too_close_and_all_sit_clockwise() {
    for seats in 0..=10 {
        let edges = Edge::usual(seats);
        assert_eq!(edges.len(), seats);
        assert!(seats > 8 || fit(&edges), "{edges:?}");
        assert_eq!(clockwise(&edges), (0..seats).collect::<Vec<_>>(), "{edges:?}");
    }
}

#[test]
fn a_chair_says_its_edge_only_where_one_was_chosen() {
    let written = |edge| serde_json::to_string(&chairs(&[edge])[0]).expect("it is JSON");
    assert!(!written(None).contains("edge"));
    assert!(written(Some(Left)).contains(r#""edge":"left""#));
    let read: Chair = serde_json::from_str(&written(Some(Left))).expect("what was written");
    assert_eq!(read.edge, Some(Left));
}

#[test]
fn a_newcomer_sits_where_there_is_most_room() {
    assert_eq!(Edge::free(&[]), Bottom);
    assert_eq!(Edge::free(&[Bottom]), Top);
    assert_eq!(Edge::free(&[Bottom, Top]), Right);
    assert_eq!(Edge::free(&[Left, Right, Bottom]), Top);
    assert_eq!(Edge::free(&[Left, Top, Right, Bottom]), Bottom);
    assert_eq!(Edge::free(&[Left, Top, Right, Bottom, Bottom]), Top);
}

#[test]
fn the_order_round_the_table_begins_where_the_first_sits() {
    assert_eq!(clockwise(&[Left, Right, Bottom, Top]), [0, 3, 1, 2]);
    assert_eq!(clockwise(&[Bottom, Top, Bottom]), [0, 2, 1]);
    assert_eq!(clockwise(&[]), [] as [usize; 0]);
}

#[test]
fn two_share_an_edge_and_one_alone_has_all_of_it() {
    let whole = |edge| Spot { edge, half: Half::Whole };
    let edges = [Left, Bottom, Bottom, Top];
    let [right, left] = [Half::Right, Half::Left].map(|half| Spot { edge: Bottom, half });
    assert_eq!(all(&edges), [whole(Left), right, left, whole(Top)]);
    assert_eq!(spots(&edges, &[Seat(2), Seat(0)]), [whole(Bottom), whole(Left)], "of a duel");
    assert_eq!(spots(&edges, &[Seat(2), Seat(1)]), [left, right], "whoever begins");
}

/// The top and the bottom row for these edges, each from left to right.
fn rows(edges: &[Edge]) -> [Vec<usize>; 2] {
    let folded = folded(&all(edges));
    [true, false].map(|top| {
        let mut row: Vec<usize> = (0..edges.len()).filter(|one| folded[*one].top == top).collect();
        row.sort_by_key(|one| folded[*one].nth);
        for (nth, one) in row.iter().enumerate() {
            assert_eq!((folded[*one].nth, folded[*one].of), (nth, row.len()));
        }
        row
    })
}

#[test]
fn a_narrow_screen_has_two_rows_in_the_order_of_the_edges() {
    assert_eq!(rows(&[Bottom, Top]), [vec![1], vec![0]]);
    assert_eq!(rows(&[Left, Right, Bottom]), [vec![0], vec![2, 1]]);
    assert_eq!(rows(&[Left, Top, Right, Bottom]), [vec![0, 1], vec![3, 2]]);
    assert_eq!(rows(&Edge::usual(6)), [vec![5, 0, 1], vec![4, 3, 2]]);
    assert_eq!(rows(&[Left, Top]), [vec![1], vec![0]], "who sits at the top is at the top");
    assert_eq!(rows(&[Left, Left]), [vec![1], vec![0]]);
    assert_eq!(rows(&[Right, Bottom, Bottom]), [vec![0], vec![2, 1]]);
    assert_eq!(rows(&[Top, Top]), [vec![0, 1], vec![]], "they sit side by side");
    assert_eq!(rows(&[Left, Left, Right, Right]), [vec![0, 1], vec![3, 2]]);
    for seats in 2..=6 {
        let [above, below] = rows(&Edge::usual(seats));
        assert!(above.len() <= 3 && below.len() <= 3, "{seats} players");
    }
}

#[test]
fn each_has_the_nearest_place_and_nobody_passes_anybody() {
    let corners = [('f', 45), ('c', 130), ('a', 225), ('d', 310)];
    let near = |edges: &[Edge]| nearest(&all(edges), &corners).into_iter().collect::<String>();
    assert_eq!(near(&[Bottom, Top]), "cd", "opposite");
    assert_eq!(near(&[Left, Right]), "af", "opposite");
    assert_eq!(near(&[Bottom, Bottom]), "fc");
    assert_eq!(near(&[Left, Top, Right, Bottom]), "adfc");
    assert_eq!(near(&[Top, Right, Right, Bottom]), "adfc", "two at the right");
    assert!(nearest(&[], &corners).is_empty());
}
